/** What this browser stores for the user, under one key. Never names, addresses or profiles. */
export interface BrowserState {
  /** The last assessment: its five answers as in its address, and the status. */
  readonly assessment?: { readonly address: string; readonly status: string };
  /** The ids of the points ticked in the readiness checklist. */
  readonly ticked: readonly string[];
  /** The ids of what is in hand for a planned hire. */
  readonly inHand: readonly string[];
}

const key = 'root';
const version = 1;
const giveUpAfterMs = 5000;
const nothing: BrowserState = { ticked: [], inHand: [] };

/** Reads the stored data; starts empty when it cannot be read, is of another version, or takes too long. */
export async function rehydrated(readItem: () => unknown = readStored): Promise<BrowserState> {
  const late = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => late.resolve(undefined), giveUpAfterMs);
  try {
    return asKept(await Promise.race([Promise.resolve().then(readItem), late.promise]));
  } catch {
    return nothing;
  } finally {
    clearTimeout(timer);
  }
}

/** Stores a change beside the existing data. If storage is full or forbidden, only the saving is lost. */
export function keep(change: Partial<BrowserState>): void {
  try {
    const state = asKept(readStored());
    localStorage.setItem(key, JSON.stringify({ version, ...state, ...change }));
  } catch {
    // The page itself loses nothing.
  }
}

/** Removes the last assessment from storage. */
export function forgetAssessment(): void {
  try {
    const { assessment: _, ...rest } = asKept(readStored());
    localStorage.setItem(key, JSON.stringify({ version, ...rest }));
  } catch {
    // If storage cannot be written, nothing was stored in it either.
  }
}

function readStored(): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return undefined;
  }
}

function asKept(value: unknown): BrowserState {
  if (!isObject(value) || value.version !== version) return nothing;
  const { assessment, ticked, inHand } = value;
  return {
    ticked: idsIn(ticked),
    inHand: idsIn(inHand),
    ...(isAssessment(assessment) && { assessment }),
  };
}

function idsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];
}

function isAssessment(value: unknown): value is NonNullable<BrowserState['assessment']> {
  if (!isObject(value) || typeof value.address !== 'string' || typeof value.status !== 'string') return false;
  return value.address.startsWith('/assessment/result?');
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
