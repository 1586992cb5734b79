import { columnsOf } from '../forms.ts';
import { momentIn, rangeIn } from '../month-ranges.ts';
import { isAward } from '../schools/awards.ts';
import { schoolLines } from '../schools/education.ts';
import { isSchoolName } from '../schools/school-names.ts';
import { linesAbout, type Section, withoutBullet } from '../sections.ts';
import { namesTitle } from '../work/title-words.ts';
import { isEnglishTest } from './english-tests.ts';
import { isLanguageLine } from './languages.ts';
import { type ListItem, listed, longestItem } from './list-read.ts';
import { clausesOf, isRegistration } from './registrations.ts';

/** What says that something is a certificate, wherever it stands outside of work and schools. */
const certificate =
  /(?<!\p{L})(?:certificat(?:e|ion)|certified|licen[cs]e|card|ticket|CPC|CSCS|CeMAP|PRINCE2|first aid|life support|safeguarding|manual handling|food (?:safety|hygiene)|allergen|moving and handling|COSHH|IOSH|NEBOSH)(?!\p{L})/iu;
const degree =
  /^(?:[BM]\.?(?:Sc|A|Eng|Tech|Com|Ed|Phil|Res|Arch|BA)\b|LL\.?[BM]\b|Ph\.?\s?D|D\.?Phil|HN[CD]\b|[Bb]achelor|[Mm]aster|[Dd]octor)/;
const until =
  /,?\s*\(?(?:valid (?:to|until|till)|expir(?:es|ing|y)(?: date)?|renew(?:ed|al)|issued|obtained|awarded|completed|achieved|since|from)\b:?.*$/i;
const separators = /,\s+(?=[\p{Lu}\d"“])|;\s*|\s*[|·]\s*/uy;

/** Certificates, courses and licences: below their heading, and lines elsewhere that say they are one. */
export function certificatesIn(sections: readonly Section[]): readonly ListItem[] {
  const training = sections.filter(({ about }) => about === 'training');
  const below = training.flatMap(({ lines }) => {
    const schools = schoolLines(lines);
    return lines.filter((line) => !schools.includes(line) && !isOther(line));
  });
  const beside = ['education', 'head', 'contact', 'other', 'unknown'] as const;
  const besideLines = beside
    .flatMap((about) => linesAbout(sections, about))
    .filter((line) => certificate.test(line) && !hasSchool(line) && line.length <= longestItem);
  return [
    ...below.flatMap((line) => itemsIn(line).map((value) => ({ value, line }))),
    ...besideLines.flatMap((line) =>
      clausesOf(line)
        .filter((clause) => certificate.test(clause) && !isOther(clause) && !namesTitle(clause))
        .flatMap((clause) => itemsIn(clause).map((value) => ({ value, line }))),
    ),
  ];
}

const isOther = (line: string) =>
  isEnglishTest(line) ||
  isLanguageLine(line) ||
  isRegistration(withoutBullet(line)) ||
  columnsOf(line) !== undefined;
const hasSchool = (line: string) =>
  withoutBullet(line)
    .split(/,\s|\t|\s[–—-]\s/)
    .some(isSchoolName);

function itemsIn(line: string): readonly string[] {
  const text = withoutVerb(withoutBullet(line).replaceAll('\t', ', ').trim());
  return listed(text, separators)
    .flatMap((item) => (item.length > longestItem * 2 ? [] : [tidied(item)]))
    .filter((item) => item.length >= 3 && item.length <= longestItem && /\p{L}{2}/u.test(item))
    .filter((item) => !degree.test(item) && !isSchoolName(item) && /^[\p{Lu}\d"“]/u.test(item))
    .filter((item) => isAward(item) || item.split(' ').length <= 14);
}

/** `I hold the Care Certificate and a First Aid certificate.` names two. */
function withoutVerb(text: string): string {
  const [, what] =
    /^I\s+(?:also\s+)?(?:hold|have|completed|passed|gained)\s+(?:an?|the|my)\s+(.+?)\.?$/i.exec(text) ?? [];
  return what === undefined ? text : what.replaceAll(/\s+and\s+(?:an?|the|my)\s+/g, ', ');
}

/** A certificate without when it was given or ends, where that stands after its name. */
function tidied(item: string): string {
  const text = item.replace(until, '');
  const date = (rangeIn(text) ?? momentIn(text))?.written;
  const undated = date === undefined ? text : text.replace(date, '');
  const name = trimmed(undated.replaceAll(/\(\s*[,;]?\s*\)|\[\s*\]/g, ''));
  return item.includes(name) ? name : trimmed(item);
}

const trimmed = (text: string) => text.replace(/^[\s,;:–—-]+|[\s,;:.–—-]+$/g, '');
