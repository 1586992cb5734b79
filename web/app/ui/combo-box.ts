import { type ComboOption, comboPopup } from './combo-popup.ts';

export type { ComboOption } from './combo-popup.ts';

export interface ComboSource {
  /** The options for what was typed, which is never empty; rejects when they cannot be had. */
  readonly load: (text: string, signal: AbortSignal) => Promise<readonly ComboOption[]>;
  /** What to say then. */
  readonly failed: string;
}

/** Milliseconds without a key until we ask, and without an answer until we say that we are asking. */
const patience = { typing: 300, answer: 400 };

/**
 * Makes a text field a combobox with a listbox, by the ARIA pattern. Plain DOM, put on a field that is there: it
 * stays the same element, with its focus, caret and text, and works alone until this has loaded. Choosing tells
 * the form what a browser's own suggestions tell it: an input event of the type `insertReplacementText`.
 */
export function comboBox(input: HTMLInputElement, { load, failed }: ComboSource): void {
  let chosen: string | undefined;
  let asking = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let composesAll = false;
  const popup = comboPopup(input, (label) => {
    chosen = label;
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
    const answer = await load(input.value.trim(), signal).catch(() => undefined);
    // Another key, a choice or leaving the field has ended this question: its answer is nobody's any more.
    if (signal.aborted) return;
    clearTimeout(timer);
    if (answer) popup.show(answer);
    else popup.say(failed);
  };

  const typed = (composing: boolean) => {
    forget();
    popup.rest();
    if (input.value.trim() === '' || input.value === chosen) popup.close();
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
    // The caret moves in the text, so Enter is about the text again.
    else if (/^(Home|End|Arrow)/.test(key)) popup.rest();
  };

  // What is being composed is not yet what is meant; but Android's keyboards, whose keys have no name, compose
  // every word.
  input.addEventListener('input', (event) =>
    typed(event instanceof InputEvent && event.isComposing && !composesAll),
  );
  input.addEventListener('compositionend', () => typed(false));
  input.addEventListener('keydown', pressed);
  input.addEventListener('blur', close);
  // Typed while this was on its way.
  if (input === document.activeElement && input.value !== input.defaultValue) typed(false);
}
