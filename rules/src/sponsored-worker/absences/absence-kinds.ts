/**
 * Kinds of absence as an employer knows them, without any medical reason. `permitted` ones are never counted as absence
 * without permission; `excepted` ones are left out of the four weeks without full pay, as `exceptedLeave` says.
 */
export const absenceKinds = {
  'not-agreed': { permitted: false, excepted: false },
  annual: { permitted: true, excepted: false },
  sick: { permitted: true, excepted: true },
  family: { permitted: true, excepted: true },
  unpaid: { permitted: true, excepted: false },
  'other-excepted': { permitted: true, excepted: true },
  other: { permitted: true, excepted: false },
} as const;

export type AbsenceKind = keyof typeof absenceKinds;

export const absenceKindIds = [
  'not-agreed',
  'annual',
  'sick',
  'family',
  'unpaid',
  'other-excepted',
  'other',
] as const satisfies readonly AbsenceKind[];

/** An absence by its kind, or by what was said of it before there were kinds. */
interface KnownAbsence {
  readonly kind?: AbsenceKind | undefined;
  readonly agreed?: boolean | undefined;
  readonly excepted?: boolean | undefined;
}

export const isPermitted = ({ kind, agreed = false }: KnownAbsence): boolean =>
  kind === undefined ? agreed : absenceKinds[kind].permitted;

export const isExcepted = ({ kind, excepted = false }: KnownAbsence): boolean =>
  kind === undefined ? excepted : absenceKinds[kind].excepted;

/** The kind, or the nearest to what was said. */
export function absenceKindOf(absence: KnownAbsence): AbsenceKind {
  if (absence.kind !== undefined) return absence.kind;
  if (!isPermitted(absence)) return 'not-agreed';
  return isExcepted(absence) ? 'other-excepted' : 'other';
}
