// What the home page does where scripts run: the middle article stands in the middle of a phone, when the page has
// loaded and whenever its width changes, a subject opens at its first question, and who opens the other subjects is at the
// first of them.
let width = innerWidth;

export const centre = () => {
  const strip = document.querySelector('[aria-labelledby=blogs] .strip');
  if (strip) strip.scrollLeft = (strip.scrollWidth - strip.clientWidth) / 2;
};

addEventListener('resize', () => {
  // A phone also resizes a page when its own bars come and go.
  if (width === innerWidth) return;
  width = innerWidth;
  centre();
});
addEventListener('change', ({ target }) => {
  if (target.name !== 'subject') return;
  for (const list of document.querySelectorAll('.question-list')) list.firstElementChild.open = true;
});
// A toggle does not bubble.
addEventListener(
  'toggle',
  ({ target }) => {
    if (target.open && target.matches('.picks details')) target.querySelector('input').focus();
  },
  true,
);
centre();
