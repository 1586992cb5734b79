/**
 * The `ref` of a text field that offers what may be meant while it is typed into: what that takes loads at the first
 * focus. Without it the field is a plain one, and it is tried again at the next.
 */
const suggest = (what: 'title' | 'place' | 'occupation') => (input: HTMLInputElement | null) => {
  const wake = () => {
    import('./offer.ts').then(({ offer }) => input && offer(what, input)).catch(() => {});
  };
  input?.addEventListener('focus', wake);
  if (input !== null && input === document.activeElement) wake();
};

export const suggestTitles = suggest('title');
export const suggestPlaces = suggest('place');
export const suggestOccupations = suggest('occupation');
