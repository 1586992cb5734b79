// What the filters of the job search do where scripts run: they open as a sheet over the page, on a phone with the
// place among them, and the sheet's button says how many jobs it shows.
const narrow = matchMedia('(width < 48rem)');

/** The page itself counts: it alone reads what was typed. */
const countOnPage = async (form) => {
  const response = await fetch(`${form.action}?${new URLSearchParams(new FormData(form))}`);
  return / data-shows="([^"]+)"/.exec(await response.text())[1];
};

export const watch = (form, count = countOnPage) => {
  const details = form.querySelector('details');
  if (details === null || 'watched' in form.dataset) return;
  form.dataset.watched = '';
  const [sheet, button] = ['dialog', 'span[data-shows]'].map((part) => details.querySelector(part));
  const place = form.querySelector('[data-cell=place]');
  const settle = () => {
    // Only where it must move: a field that is taken out loses its focus.
    if (narrow.matches === sheet.contains(place)) return;
    if (narrow.matches) sheet.querySelector('.side-sheet-body').prepend(place);
    else details.before(place);
  };
  const open = () => {
    if (!details.open || sheet.matches(':modal')) return;
    sheet.close();
    sheet.showModal();
  };
  // Only here: without scripts a press anywhere would close the filters for good.
  sheet.setAttribute('closedby', 'any');
  settle();
  narrow.addEventListener('change', settle);
  if (details.open) open();
  else sheet.close();
  details.addEventListener('toggle', open);
  sheet.addEventListener('close', () => {
    if (!sheet.open) details.open = false;
  });
  sheet.querySelector('[data-close]').addEventListener('click', () => sheet.close());

  let timer;
  let latest = 0;
  const recount = () => {
    clearTimeout(timer);
    timer = setTimeout(async () => {
      const turn = ++latest;
      const shows = await count(form).catch(() => 'jobs');
      if (turn === latest) button.textContent = `Show ${shows}`;
    }, 250);
  };
  sheet.addEventListener('input', recount);
  form.elements.namedItem('sort')?.addEventListener('change', () => form.requestSubmit());
  // A bookmark needs only what was chosen.
  form.addEventListener('formdata', ({ formData }) => {
    for (const [name, value] of [...formData]) if (value === '') formData.delete(name);
    if (!formData.has('pay')) formData.delete('currency');
  });
};

for (const form of document.querySelectorAll('form[data-sheet]')) watch(form);
