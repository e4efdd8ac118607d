/** What may wait until the screen has been drawn. */

const LATEST = 300;

/** Resolved when the next frame has been drawn; on a page that nobody looks at, which draws none, a little later. */
export const painted = (): Promise<void> =>
  new Promise((done) => {
    const timer = setTimeout(done, LATEST);
    if (typeof requestAnimationFrame !== 'function') return;
    requestAnimationFrame(() =>
      setTimeout(() => {
        clearTimeout(timer);
        done();
      }),
    );
  });
