/** The nine major groups of SOC 2020, as the Office for National Statistics names them, by the first digit. */
export const majorGroups = [
  { digit: '1', title: 'Managers, directors and senior officials' },
  { digit: '2', title: 'Professional occupations' },
  { digit: '3', title: 'Associate professional occupations' },
  { digit: '4', title: 'Administrative and secretarial occupations' },
  { digit: '5', title: 'Skilled trades occupations' },
  { digit: '6', title: 'Caring, leisure and other service occupations' },
  { digit: '7', title: 'Sales and customer service occupations' },
  { digit: '8', title: 'Process, plant and machine operatives' },
  { digit: '9', title: 'Elementary occupations' },
] as const;

export type MajorGroup = (typeof majorGroups)[number];

/** The major group with this first digit. */
export function majorGroup(digit: string): MajorGroup | undefined {
  return majorGroups.find((group) => group.digit === digit);
}

/** Address of the list of one major group. */
export function groupPath(digit: string): string {
  return `/occupations?group=${digit}`;
}

/** Address of the page of an occupation code. */
export function occupationPath(code: string): string {
  return `/occupations/${code}`;
}
