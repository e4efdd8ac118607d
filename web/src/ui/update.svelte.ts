/** A newer client is there: told by the service worker, taken when the person says so. */
const state = $state({ ready: false, take: () => {} });

export const waitingVersion = () => state;

/** Register the service worker; without https or support nothing happens. */
export async function register(): Promise<void> {
  if (!('serviceWorker' in navigator) || !window.isSecureContext) return;
  const registration = await navigator.serviceWorker.register('/sw.js');
  const offer = (worker: ServiceWorker | null): void => {
    if (!worker || !navigator.serviceWorker.controller) return;
    state.ready = true;
    state.take = () => {
      navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
      worker.postMessage('skip-waiting');
    };
  };
  offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => worker.state === 'installed' && offer(worker));
  });
}
