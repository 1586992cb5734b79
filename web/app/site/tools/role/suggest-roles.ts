/**
 * The `ref` of an element around a role's text field: suggestions load when focus first comes into it, or at once
 * where focus is there before our scripts are. Without them the field is a plain one, and they are tried again at
 * the next focus.
 */
export function suggestRoles(place: Element | null): void {
  const wake = () => {
    import('./role-suggestions.ts').then(({ offerRoles }) => place && offerRoles(place)).catch(() => {});
  };
  place?.addEventListener('focusin', wake);
  if (place?.contains(document.activeElement)) wake();
}
