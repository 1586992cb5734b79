/**
 * The `ref` of a text field that shows suggestions while the user types: the code for that loads at the first
 * focus. If it cannot be loaded, the field is a plain one, and the next focus tries again.
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
