{
  const { manifest, routes, entry, data } = JSON.parse(document.getElementById('wake').textContent);
  let hasStarted = false;
  const loadRoute = async ([id, url]) => {
    const part = await import(url);
    self.__reactRouterRouteModules ??= {};
    const all = self.__reactRouterRouteModules;
    all[id] = { ...all[id], ...part };
  };
  const loadData = async () => {
    const answer = await fetch(`${location.pathname}.wake${location.search}`);
    if (!answer.ok) throw new Error(`The data of the page answers ${answer.status}`);
    return await answer.text();
  };
  // The page has only those of its rules that it uses until then.
  const loadSheet = (link) =>
    new Promise((resolve) => {
      link.onload = resolve;
      link.onerror = resolve;
      link.media = '';
      link.disabled = false;
    });
  const go = async () => {
    if (hasStarted) return;
    hasStarted = true;
    try {
      const sheets = [...document.querySelectorAll('link[rel="stylesheet"][disabled]')].map(loadSheet);
      const [text] = await Promise.all([
        data && loadData(),
        import(manifest),
        ...routes.map(loadRoute),
        ...sheets,
      ]);
      // A turn of its own for what comes next: together they would keep a slow phone from answering a touch.
      await new Promise((resolve) => setTimeout(resolve));
      if (data) {
        const { streamController } = self.__reactRouterContext;
        streamController.enqueue(text);
        streamController.close();
      }
      import(entry);
    } catch {
      // The page works without scripts; the next touch tries again.
      hasStarted = false;
      // The server says what happened, and keeps what was typed but for secrets.
      document.querySelector('form[data-held]')?.submit();
    }
  };
  // A form that only scripts can send waits for them, and sends itself once it is hydrated.
  addEventListener('submit', (event) => {
    const { dataset } = event.target;
    if (!('waits' in dataset)) return;
    event.preventDefault();
    dataset.held = '';
    go();
  });
  for (const sign of ['pointerdown', 'keydown', 'focusin']) addEventListener(sign, go);
  // Two frames after loading, the page has been painted: only then may scripts take turns from it.
  const whenIdle = () => (self.requestIdleCallback ?? setTimeout)(go, { timeout: 2e3 });
  addEventListener('load', () => requestAnimationFrame(() => requestAnimationFrame(whenIdle)));
}
