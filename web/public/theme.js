// Obeys the theme buttons, on every page and in every tab; fetches the fonts of a phone after the first paint.
{
  const key = 'theme';
  const { dataset } = document.documentElement;
  const show = (choice) => {
    if (choice === 'light' || choice === 'dark') dataset.theme = choice;
    else delete dataset.theme;
    for (const button of document.querySelectorAll('[data-theme-choice]')) {
      button.setAttribute('aria-pressed', String(button.dataset.themeChoice === (dataset.theme ?? 'system')));
    }
  };
  const keep = (choice) => {
    try {
      if (choice === 'system') localStorage.removeItem(key);
      else localStorage.setItem(key, choice);
    } catch {
      // Where nothing may be stored, the choice lasts as long as the page.
    }
  };
  show(dataset.theme);
  addEventListener('click', ({ target }) => {
    const choice = target.closest?.('[data-theme-choice]')?.dataset.themeChoice;
    if (!choice) return;
    keep(choice);
    show(choice);
  });
  addEventListener('storage', (event) => event.key === key && show(event.newValue));
  // Two frames after loading, the page has been painted. It keeps its letters: the next page has the fonts.
  const fetchFonts = () => {
    for (const face of ['1em "Geist Variable"', '700 1em "Bricolage Grotesque"']) {
      document.fonts.load(face).catch(() => undefined);
    }
  };
  if (dataset.fonts === undefined)
    addEventListener('load', () => requestAnimationFrame(() => requestAnimationFrame(fetchFonts)));
}
