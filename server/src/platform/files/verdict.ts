/** What a file is, looked at from outside and inside; or why we do not keep it. */
export type Verdict =
  | { readonly status: 'sound'; readonly kind: FileKind }
  | { readonly status: 'refused'; readonly because: Fault };

export type FileKind = 'pdf' | 'doc' | 'docx' | 'txt';

export type Fault =
  /** None of the four, or not the one that its name says. */
  | 'wrong-type'
  | 'empty'
  /** Damaged, or not whole. */
  | 'broken'
  /** Grows to more than it may when it is unpacked. */
  | 'bomb'
  | 'locked'
  /** Holds a program. */
  | 'program'
  /** Carries another file inside. */
  | 'carries-file';

export const refused = (because: Fault): Verdict => ({ status: 'refused', because });
