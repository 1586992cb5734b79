let isPressed = false;

function listen(): void {
  addEventListener(
    'pointerdown',
    () => {
      isPressed = true;
    },
    true,
  );
  for (const end of ['pointerup', 'pointercancel'])
    addEventListener(
      end,
      () => {
        isPressed = false;
      },
      true,
    );
}

if (typeof window !== 'undefined') listen();

/**
 * Runs a task once nothing is pressed any more: an error that appears while a button is pressed would move the
 * button away from under the pointer, and the click would be lost.
 */
export function afterPress(task: () => void): void {
  if (!isPressed) {
    task();
    return;
  }
  // The click is dispatched right after the release.
  addEventListener('pointerup', () => setTimeout(task), { once: true });
}
