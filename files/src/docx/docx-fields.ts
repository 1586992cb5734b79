import { FaultFound } from '../verdict.ts';
import { WordFields } from '../word-fields.ts';
import { attribute, type XmlElement } from '../xml-reader.ts';

/** What may be around the instruction of a field: Word passes over what it does not know, with all that is in it. */
const knownNamespace =
  /^(?:http:\/\/schemas\.openxmlformats\.org\/(?:wordprocessingml\/2006\/main|markup-compatibility\/2006|drawingml\/2006\/[a-zA-Z]+|officeDocument\/2006\/math)|http:\/\/purl\.oclc\.org\/ooxml\/(?:wordprocessingml|drawingml|officeDocument)\/[a-zA-Z]+|http:\/\/schemas\.microsoft\.com\/office\/word\/2010\/wordprocessing(?:Shape|Group|Canvas)|urn:schemas-microsoft-com:(?:vml|office:office|office:word))$/;
const instructions = new Set(['instrText', 'delInstrText']);
const deletions = new Set(['del', 'moveFrom', 'delInstrText']);

/** Follows the fields of one part of a document. Throws a `FaultFound` for a forbidden one. */
export class DocxFields {
  readonly #fields = new WordFields();
  readonly #around: XmlElement[] = [];
  #versions = 0;
  #place: string[] = [];

  open(element: XmlElement): void {
    this.#around.push(element);
    if (isVersion(element)) {
      this.#versions += 1;
      this.#place = [...this.#place, String(this.#versions)];
    }
    if (element.name === 'fldChar') this.#mark(attribute(element, 'fldCharType'));
    if (element.name === 'fldSimple') this.#beginSimple(attribute(element, 'instr') ?? '');
    const isOfField = element.name === 'fldChar' || instructions.has(element.name);
    if (isOfField && this.#around.some(({ namespace }) => !knownNamespace.test(namespace)))
      throw new FaultFound('program');
  }

  close(element: XmlElement): void {
    this.#around.pop();
    if (element.name === 'fldSimple') this.#fields.end();
    if (isVersion(element)) this.#place = this.#place.slice(0, -1);
  }

  text(text: string): void {
    if (!instructions.has(this.#around.at(-1)?.name ?? '')) return;
    const isDeleted = this.#around.some(({ name }) => deletions.has(name));
    this.#fields.instruct({ text, isDeleted, place: this.#place.join('.') });
  }

  end(): void {
    this.#fields.finish();
  }

  /** What is in the element is its result. */
  #beginSimple(instruction: string): void {
    const place = this.#place.join('.');
    this.#fields.begin(place);
    this.#fields.instruct({ text: instruction, place });
    this.#fields.separate();
  }

  #mark(type: string | undefined): void {
    if (type === 'begin') this.#fields.begin(this.#place.join('.'));
    if (type === 'separate') this.#fields.separate();
    if (type === 'end') this.#fields.end();
  }
}

const isVersion = ({ name }: XmlElement) => name === 'Choice' || name === 'Fallback';
