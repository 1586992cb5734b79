{
  // The held scripts are those of our own page, each allowed by its hash.
  const asIs = { createHTML: (text) => text, createScript: (text) => text };
  const trusted = self.trustedTypes?.createPolicy('wake', asIs) ?? asIs;
  let hasStarted = false;
  const whenLoaded = (link, begin) =>
    new Promise((resolve, reject) => {
      link.onload = resolve;
      link.onerror = reject;
      begin(link);
    });
  const preload = (link) => whenLoaded(link.cloneNode(), (own) => document.head.append(own));
  // The page has only those of its rules that it uses until then.
  const loadSheet = (link) =>
    whenLoaded(link, () => {
      link.media = '';
      link.disabled = false;
    }).catch(() => {});
  const run = ({ type, text }) => {
    const script = document.createElement('script');
    script.type = type;
    script.text = trusted.createScript(text);
    document.body.append(script);
  };
  const go = async () => {
    if (hasStarted) return;
    hasStarted = true;
    try {
      const { textContent } = document.getElementById('held-scripts');
      const heldPage = new DOMParser().parseFromString(trusted.createHTML(textContent), 'text/html');
      const preloads = [...heldPage.querySelectorAll('link')];
      const scripts = [...heldPage.scripts, ...document.querySelectorAll('script[nomodule]')];
      const sheets = [...document.querySelectorAll('link[rel="stylesheet"][disabled]')].map(loadSheet);
      await Promise.all([...preloads.map(preload), ...sheets]);
      // A turn of its own for what comes next: together they would keep a slow phone from answering a touch.
      await new Promise((resolve) => setTimeout(resolve));
      // The module last: it reads what the others write.
      for (const isModule of [false, true])
        for (const script of scripts) if ((script.type === 'module') === isModule) run(script);
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
