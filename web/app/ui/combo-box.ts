import { type ComboOption, comboPopup } from './combo-popup.ts';

export type { ComboOption } from './combo-popup.ts';

export interface ComboSource {
  /** The options for what was typed, which is never empty; rejects when they cannot be loaded. */
  readonly load: (text: string, signal: AbortSignal) => Promise<readonly ComboOption[]>;
  /** The message for that case. */
  readonly failed: string;
}

/**
 * Milliseconds without a key press before a request is sent, and without a response before a loading message
 * is shown.
 */
const patience = { typing: 300, answer: 400 };

/**
 * Turns a text field into a combobox with a listbox, by the ARIA pattern. Plain DOM, attached to an existing
 * field: it stays the same element, with its focus, caret and text, and works alone until this has loaded.
 * Choosing an option fires the same event as a browser's own suggestions: an input event of the type
 * `insertReplacementText`.
 */
export function comboBox(input: HTMLInputElement, { load, failed }: ComboSource): void {
  let choice: string | undefined;
  let asking = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let composesAll = false;
  const popup = comboPopup(input, (label) => {
    choice = label;
    input.value = label;
    close();
    input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText' }));
  });

  const forget = () => {
    clearTimeout(timer);
    asking.abort();
  };
  const close = () => {
    forget();
    popup.close();
  };
  const ask = async () => {
    forget();
    asking = new AbortController();
    const { signal } = asking;
    timer = setTimeout(() => popup.say('Searching…'), patience.answer);
    const options = await load(input.value.trim(), signal).catch(() => undefined);
    // Another key press, a choice or leaving the field has superseded this request: its response is ignored.
    if (signal.aborted) return;
    clearTimeout(timer);
    if (options) popup.show(options);
    else popup.say(failed);
  };

  const onInput = (composing: boolean) => {
    forget();
    popup.rest();
    if (input.value.trim() === '' || input.value === choice) popup.close();
    else if (!composing) timer = setTimeout(ask, patience.typing);
  };
  const pressed = (event: KeyboardEvent) => {
    const { key } = event;
    composesAll = key === 'Unidentified';
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (step !== undefined) {
      event.preventDefault();
      if (popup.isOpen()) popup.move(step);
      else if (input.value.trim() !== '') void ask();
    } else if (key === 'Enter' && popup.choose()) event.preventDefault();
    else if (key === 'Enter' || key === 'Escape') close();
    // The caret moves in the text, so Enter applies to the text again.
    else if (/^(Home|End|Arrow)/.test(key)) popup.rest();
  };

  // Text still being composed is ignored; but Android's keyboards, whose keys have no name, compose every
  // word.
  input.addEventListener('input', (event) =>
    onInput(event instanceof InputEvent && event.isComposing && !composesAll),
  );
  input.addEventListener('compositionend', () => onInput(false));
  input.addEventListener('keydown', pressed);
  input.addEventListener('blur', close);
  // Typed while the request was in flight.
  if (input === document.activeElement && input.value !== input.defaultValue) onInput(false);
}
