{
  const { manifest, routes, entry } = JSON.parse(document.getElementById('wake').textContent);
  let all;
  const load = async ([id, url]) => {
    const part = await import(url);
    all[id] = { ...all[id], ...part };
  };
  const go = async () => {
    if (all) return;
    all = self.__reactRouterRouteModules = {};
    await Promise.all([import(manifest), ...routes.map(load)]);
    import(entry);
  };
  for (const sign of ['pointerdown', 'keydown', 'focusin']) addEventListener(sign, go);
  addEventListener('load', () => (self.requestIdleCallback ?? setTimeout)(go, { timeout: 2e3 }));
}
