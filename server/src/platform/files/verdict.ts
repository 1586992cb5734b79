/** The result of checking a file: its type, or why we do not accept it. */
export type Verdict =
  | { readonly status: 'sound'; readonly kind: FileKind }
  | { readonly status: 'refused'; readonly because: Fault };

export type FileKind = 'pdf' | 'doc' | 'docx' | 'txt';

export type Fault =
  /** None of the four types, or not the one that its name claims. */
  | 'wrong-type'
  | 'empty'
  /** Damaged or incomplete. */
  | 'broken'
  /** Exceeds the limit when unpacked. */
  | 'bomb'
  | 'locked'
  /** Contains a macro or script. */
  | 'program'
  /** Contains an embedded file. */
  | 'carries-file'
  /** Links to something other than a web page, an e-mail or a telephone, or loads something from elsewhere. */
  | 'elsewhere';

export const refused = (because: Fault): Verdict => ({ status: 'refused', because });

/** Thrown deep within a check, and caught where it began. */
export class FaultFound extends Error {
  override readonly name = 'FaultFound';
  readonly because: Fault;

  constructor(because: Fault) {
    super(because);
    this.because = because;
  }
}
