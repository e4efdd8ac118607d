/**
 * One card, one flight.
 *
 * Cross-fading draws two copies and stretches them where the slots differ. So: note where the card was, take it away
 * at once, and let the arriving node fly in from there at full opacity.
 */
import { cubicOut } from 'svelte/easing';
import { prefersReducedMotion } from 'svelte/motion';
import { FACTOR } from '../table/motion';
import { settings } from './settings.svelte';

interface Spot {
  x: number;
  y: number;
  width: number;
  degrees: number;
}

const spots = new Map<string, Spot>();
const anchors = new Map<string, HTMLElement>();

/** Whether cards fly at all on this device. */
export const still = (): boolean => prefersReducedMotion.current || settings.speed === 'off';

/** An attachment that gives an element a name other cards may fly from and to: `seat-2`, `stock`, `pile`, `card-c7`. */
export const anchor =
  (name: string) =>
  (node: HTMLElement): (() => void) => {
    anchors.set(name, node);
    return () => {
      if (anchors.get(name) === node) anchors.delete(name);
    };
  };

function spotOf(node: HTMLElement): Spot {
  const box = node.getBoundingClientRect(); // of the turned box: its middle is right, its size is not
  const style = getComputedStyle(node);
  const matrix = new DOMMatrix(style.transform === 'none' ? '' : style.transform);
  const degrees = (Math.atan2(matrix.b, matrix.a) * 180) / Math.PI + (parseFloat(style.rotate) || 0);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, width: node.offsetWidth, degrees };
}

/** Note that the card with this key is about to leave the named place. */
export function launch(key: string, from: string): void {
  const node = anchors.get(from);
  if (node && !still()) spots.set(key, spotOf(node));
}

/** The transition of an arriving card: from where it was launched, else none. */
export function flight(node: HTMLElement, { key, duration = 400 }: { key: string; duration?: number }) {
  const from = spots.get(key);
  spots.delete(key);
  if (!from || still()) return { duration: 0 };
  const own = spotOf(node);
  const turn = from.degrees - own.degrees;
  // The node's own `rotate` is applied after `transform`: turn the way back into the node's axes.
  const angle = ((parseFloat(getComputedStyle(node).rotate) || 0) * -Math.PI) / 180;
  const [dx, dy] = [from.x - own.x, from.y - own.y];
  const x = dx * Math.cos(angle) - dy * Math.sin(angle);
  const y = dx * Math.sin(angle) + dy * Math.cos(angle);
  const scale = from.width / own.width || 1;
  const far = Math.min(1, Math.hypot(dx, dy) / 800);
  // Above everything on its way, and a layer of its own: only the compositor has work to do.
  node.classList.add('flying');
  node.addEventListener('introend', () => node.classList.remove('flying'), { once: true });
  return {
    duration: duration * (0.75 + far * 0.5) * Math.max(0.5, FACTOR[settings.speed]),
    easing: cubicOut,
    css: (_t: number, u: number) => {
      const lift = Math.sin(Math.PI * u) * 0.06; // a small arc: on its way the card rises towards the eye
      return `transform: translate(${x * u}px, ${y * u}px) rotate(${turn * u}deg) scale(${1 + (scale - 1) * u + lift});`;
    },
  };
}

/** Where a named thing is now, for cards that only pass. */
export function place(name: string): { x: number; y: number; width: number } | undefined {
  const node = anchors.get(name);
  if (!node) return undefined;
  const { x, y, width } = spotOf(node);
  return { x, y, width };
}
