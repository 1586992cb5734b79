import { isAward } from '../schools/awards.ts';
import { linesAbout, type Section, withoutBullet } from '../sections.ts';
import { type ListItem, listed, longestItem } from './list-read.ts';

/** Who registers members of a profession in the United Kingdom by law, and others that keep a register in common use. */
const bodies = [
  'NMC|GMC|GDC|GPhC|GOC|GOsC|GCC|HCPC|HPC|PSNI|SSSC|NISCC|GTCS|GTCNI|GTC|EWC|TRA|DfE|QTS|SWE|Social Work England|Social Care Wales|RCVS',
  'SRA|BSB|CILEX|CLC|IPReg|Law Society|ICAEW|ICAS|ACCA|CIMA|CIPFA|AAT|FCA|ARB|RIBA|RICS|Engineering Council|IET|ICE|IMechE|IStructE|CIOB|BPS|BACP|UKCP|NCPS',
  'Gas Safe|NICEIC|NAPIT|OFTEC|CIPHE|ECS|JIB|SIA|CAA|MCA|ORR|DVSA|IMI',
];
const body = new RegExp(String.raw`(?<![\p{L}])(?:${bodies.join('|')})(?![\p{L}])`, 'u');
const registered =
  /\b(?:PIN|registration|registered|register|reg\.?|roll|licen[cs]e (?:no|number)|membership (?:no|number)|number|no\.?|ref(?:erence)?\.?)\b/i;
const number = /(?=[A-Z\d/-]*\d{3})[A-Z\d][A-Z\d/-]{4,}/;
/** Numbers that register nobody for a profession. */
const other =
  /\b(?:national insurance|passport|phone|mobile|tel|telephone|account|company (?:no|number|registration)|vat|orcid|dbs|driving|utr)\b/i;
/** `MRICS`: a member or a fellow, by letters after the name. */
const afterName =
  /^[^,@\d]{3,50},\s*((?:[MF][A-Z]{3,6}|[AF]CA|FCCA|CEng|IEng)(?:,\s*(?:[MF][A-Z]{3,6}|CEng|IEng))*)$/;

/** Registrations with a professional body: their number, or what is listed below their heading. */
export function registrationsIn(sections: readonly Section[]): readonly ListItem[] {
  const below = linesAbout(sections, 'registrations').flatMap((line) =>
    listed(withoutBullet(line), /,\s+|;\s*|\s*[|·]\s*/y).map((value) => ({ value: tidied(value), line })),
  );
  const numbered = sections
    .filter(({ about }) => about !== 'work' && about !== 'registrations')
    .flatMap(({ lines }) => lines)
    .flatMap((line) =>
      clausesOf(line)
        .filter(isRegistration)
        .map((value) => ({ value: tidied(value), line })),
    );
  const head = (
    sections.find(({ about, lines }) => about === 'head' && lines.some((line) => line.trim() !== ''))
      ?.lines ?? []
  ).slice(0, 4);
  const letters = head.flatMap((line) =>
    (afterName.exec(line.trim())?.[1]?.split(/,\s*/) ?? [])
      .filter((value) => !isAward(value))
      .map((value) => ({ value, line })),
  );
  return [...numbered, ...below, ...letters].filter(
    ({ value }) => value.length <= longestItem && value.length > 1,
  );
}

/** `Gas Safe register number 552310. CSCS Gold card.` says two things. */
export const clausesOf = (line: string): readonly string[] =>
  withoutBullet(line)
    .split(/(?<=[\p{L}\p{N})]{2})\.\s+|\s*[|•\t;]\s*|\s{3,}/u)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '');

export const isRegistration = (clause: string): boolean =>
  clause.length <= longestItem &&
  !other.test(clause) &&
  number.test(clause) &&
  (body.test(clause)
    ? registered.test(clause) || /^\S+(?: \S+){0,3}$/.test(clause)
    : /\bregistration (?:no|number)|\bPIN\b/i.test(clause));

const tidied = (text: string) => text.trim().replace(/[.,;]+$/, '');
