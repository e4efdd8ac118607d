/** Where in the client one is: the path of the address, and nothing more. */
let path = $state(location.pathname);
let query = $state.raw(new URLSearchParams(location.search));

const read = (): void => {
  path = location.pathname;
  query = new URLSearchParams(location.search);
};
window.addEventListener('popstate', read);

/** The path, and what stands behind its question mark; reactive. */
export const where = () => ({ path, query });

/** Go to another page of the client. */
export function go(to: string): void {
  history.pushState(null, '', to);
  read();
  window.scrollTo(0, 0);
}

/** For links: go without loading the page, unless a new tab is asked for. */
export function follow(event: MouseEvent & { currentTarget: HTMLAnchorElement }): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  go(event.currentTarget.pathname + event.currentTarget.search);
}
