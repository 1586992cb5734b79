/** The code at the start of a role, or the role as typed. */
export function codeIn(role: string): string {
  return /^\s*(\d{4})\b/.exec(role)?.[1] ?? role.trim();
}
