/**
 * Throw a card: dragging it up out of the hand plays it, a short or sideways drag falls back.
 *
 * Tap and Enter stay what they are, since the card is a real button.
 */
import type { Attachment } from 'svelte/attachments';

const START = 8;
const THROW = 60;

/** An attachment; `may` says whether this card may leave the hand, `play` is told when it does. */
export function throwable(may: () => boolean, play: () => void): Attachment<HTMLElement> {
  return (node) => {
    let pointer = -1;
    let x = 0;
    let y = 0;
    let dragging = false;

    const reset = (): void => {
      node.style.translate = '';
      node.classList.remove('armed', 'dragged');
      dragging = false;
    };
    const down = (event: PointerEvent): void => {
      if (event.button !== 0 || !may()) return;
      pointer = event.pointerId;
      [x, y] = [event.clientX, event.clientY];
    };
    const move = (event: PointerEvent): void => {
      if (event.pointerId !== pointer) return;
      const [dx, dy] = [event.clientX - x, event.clientY - y];
      if (!dragging && Math.hypot(dx, dy) > START) {
        dragging = true;
        node.setPointerCapture(pointer);
        node.classList.add('dragged');
      }
      if (!dragging) return;
      node.style.translate = `${dx}px ${Math.min(dy, 20)}px`;
      node.classList.toggle('armed', dy < -THROW);
    };
    const end = (event: PointerEvent): void => {
      if (event.pointerId !== pointer) return;
      pointer = -1;
      if (!dragging) return;
      swallowClick(node);
      if (event.type === 'pointerup' && event.clientY - y < -THROW) play();
      reset();
    };

    const on = (name: string, heard: (event: PointerEvent) => void): void =>
      node.addEventListener(name, heard as EventListener);
    on('pointerdown', down);
    on('pointermove', move);
    on('pointerup', end);
    on('pointercancel', end);
    return reset;
  };
}

/** A mouse drag ends with a click, a touch drag with none: listen for one only until this turn of the loop is over. */
function swallowClick(node: HTMLElement): void {
  const eat = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  node.addEventListener('click', eat, { capture: true, once: true });
  setTimeout(() => node.removeEventListener('click', eat, { capture: true }), 0);
}
