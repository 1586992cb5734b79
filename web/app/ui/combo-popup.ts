/** One of the options under a field. */
export interface ComboOption {
  /** The field's text once it is chosen. */
  readonly label: string;
  /** Why it is suggested, when its label does not show it. */
  readonly note: string | undefined;
}

// Nearly every class exists in the shared style sheet for other components, so the list adds almost nothing
// to it.
const panel = 'absolute inset-x-0 z-20 mt-2 rounded-[10px] border border-line bg-card shadow-lift';
// Four and a half options high, so that the user can see that more follow.
const ofList = `${panel} max-h-72 overflow-y-auto p-1`;
const ofMessage = `${panel} px-4 py-3 text-15 text-ink-2`;
const ofOption = 'flex min-h-11 flex-col justify-center rounded-8 text-15';
const resting = `${ofOption} px-3 py-2.5 hover:bg-ink/8`;
// A border, not only a colour: it shows in forced-colours mode too. The padding shrinks to match, so that
// nothing moves.
const reached = `${ofOption} border-2 border-current bg-mint px-2.5 py-2`;

/** The popup under a field: its listbox, or a line that says why there is none. */
export function comboPopup(input: HTMLInputElement, onChosen: (label: string) => void) {
  const [list, status] = listAndStatus(input);
  let options: HTMLElement[] = [];
  let active: HTMLElement | undefined;

  const activate = (option?: HTMLElement) => {
    if (active) mark(active, false);
    active = option;
    if (option) mark(option, true);
    input.setAttribute('aria-activedescendant', option?.id ?? '');
    option?.scrollIntoView({ block: 'nearest' });
  };
  /** Shows the options, if any, and a message: where there is a list, for screen readers only. */
  const open = (matches: readonly ComboOption[], message: string) => {
    options = matches.map((each, index) => optionOf(each, `${list.id}-${index}`, onChosen));
    activate();
    list.replaceChildren(...options);
    list.hidden = options.length === 0;
    input.ariaExpanded = `${!list.hidden}`;
    status.className = list.hidden && message !== '' ? ofMessage : 'sr-only';
    status.textContent = message;
  };
  open([], '');

  return {
    show: (options: readonly ComboOption[]) => open(options, countInWords(options.length)),
    say: (message: string) => open([], message),
    close: () => open([], ''),
    isOpen: () => !list.hidden,
    /** No option is active any more. */
    rest: () => activate(),
    /** Moves to the next option or, by -1, to the previous one, wrapping round. */
    move: (step: number) => {
      const at = active ? options.indexOf(active) : Math.min(-step, 0);
      activate(options.at((at + step) % options.length));
    },
    /** Chooses the active option; returns false if there is none. */
    choose: () => {
      const option = active;
      option?.click();
      return option !== undefined;
    },
  };
}

/** The listbox and the live region, inserted beside the field and linked to it. */
function listAndStatus(input: HTMLInputElement) {
  const list = element('div', 'listbox');
  const status = element('p', 'status');
  list.id = `${input.id}-options`;
  list.className = ofList;
  list.ariaLabel = 'Suggestions';
  // Focus stays in the field, whatever the pointer does in the list.
  list.onmousedown = (event) => event.preventDefault();
  input.role = 'combobox';
  input.ariaAutoComplete = 'list';
  input.setAttribute('aria-controls', list.id);
  input.after(list, status);
  return [list, status] as const;
}

function optionOf({ label, note }: ComboOption, id: string, onChosen: (label: string) => void) {
  const option = element('div', 'option');
  option.id = id;
  option.onclick = () => onChosen(label);
  option.append(label);
  if (note !== undefined) {
    const why = document.createElement('span');
    why.className = 'text-14 text-ink-2';
    why.append(note);
    option.append(why);
  }
  mark(option, false);
  return option;
}

function mark(option: HTMLElement, active: boolean) {
  option.className = active ? reached : resting;
  option.ariaSelected = `${active}`;
}

function element(tag: 'div' | 'p', role: string) {
  const node = document.createElement(tag);
  node.role = role;
  return node;
}

function countInWords(options: number): string {
  if (options === 0) return 'No options found';
  return options === 1 ? '1 option' : `${options} options`;
}
