{
  const { manifest, routes, entry } = JSON.parse(document.getElementById('wake').textContent);
  let all;
  const load = async ([id, url]) => {
    const part = await import(url);
    all[id] = { ...all[id], ...part };
  };
  const wake = async () => {
    if (all) return;
    all = self.__reactRouterRouteModules = {};
    await Promise.all([import(manifest), ...routes.map(load)]);
    import(entry);
  };
  for (const sign of ['pointerdown', 'keydown', 'focusin']) addEventListener(sign, wake);
  onload = () => (self.requestIdleCallback ?? setTimeout)(wake, { timeout: 2e3 });
}
