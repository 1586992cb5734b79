/**
 * `ref` for an element around a role's text field. Loads the suggestions when it first gets focus, or at once
 * if it already has it. If loading fails, the field stays plain, and the next focus tries again.
 */
export function suggestRoles(place: Element | null): void {
  const wake = () => {
    import('./role-suggestions.ts').then(({ offerRoles }) => place && offerRoles(place)).catch(() => {});
  };
  place?.addEventListener('focusin', wake);
  if (place?.contains(document.activeElement)) wake();
}
