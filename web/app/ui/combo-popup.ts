/** One of the options under a field. */
export interface ComboOption {
  /** What the field says once it is chosen. */
  readonly label: string;
  /** Why it is offered, where its label does not say so. */
  readonly note: string | undefined;
}

// Nearly every class is one that the shared sheet has for other parts, so the list adds next to nothing to it.
const panel = 'absolute inset-x-0 z-20 mt-2 rounded-[10px] border border-line bg-card shadow-lift';
// As high as four options and a half, so that a fifth can be seen to follow.
const ofList = `${panel} max-h-72 overflow-y-auto p-1`;
const ofMessage = `${panel} px-4 py-3 text-15 text-ink-2`;
const ofOption = 'flex min-h-11 flex-col justify-center rounded-8 text-15';
const resting = `${ofOption} px-3 py-2.5 hover:bg-ink/8`;
// A border, not a colour alone: it shows in forced colours too. The padding gives way, so that nothing moves.
const reached = `${ofOption} border-2 border-current bg-mint px-2.5 py-2`;

/** What opens under a field: its listbox, or a line that says why there is none. */
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
  /** Lists the options, if any, and says something: where there is a list, only to those who hear it. */
  const open = (found: readonly ComboOption[], said: string) => {
    options = found.map((each, index) => optionOf(each, `${list.id}-${index}`, onChosen));
    activate();
    list.replaceChildren(...options);
    list.hidden = options.length === 0;
    input.ariaExpanded = `${!list.hidden}`;
    status.className = list.hidden && said !== '' ? ofMessage : 'sr-only';
    status.textContent = said;
  };
  open([], '');

  return {
    show: (found: readonly ComboOption[]) => open(found, counted(found.length)),
    say: (said: string) => open([], said),
    close: () => open([], ''),
    isOpen: () => !list.hidden,
    /** No option is active any more. */
    rest: () => activate(),
    /** Goes to the next option or, by -1, to the one before, round the ends. */
    move: (step: number) => {
      const at = active ? options.indexOf(active) : Math.min(-step, 0);
      activate(options.at((at + step) % options.length));
    },
    /** Chooses the active option; false without one. */
    choose: () => {
      const option = active;
      option?.click();
      return option !== undefined;
    },
  };
}

/** The listbox and the live region, put beside the field and tied to it. */
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
  const made = document.createElement(tag);
  made.role = role;
  return made;
}

function counted(options: number): string {
  if (options === 0) return 'No options found';
  return options === 1 ? '1 option' : `${options} options`;
}
