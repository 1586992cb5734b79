import { type CellValue, fault, value } from './cell-value.ts';

const squeezed = (text: string) => text.toUpperCase().replaceAll(/[\s.-]/g, '');

/** 4.4770E+11: the last digits are gone. */
const shortenedNumber = /^\d(?:[.,]\d+)?E\+?\d{1,2}$/i;
const shortened = fault(
  'shortened-number',
  'A spreadsheet has shortened this number and its last digits are lost. Write all of them.',
);

const withoutDecimals = (text: string) => text.replace(/^(\d+)\.0+$/, '$1');

/** A number that an organisation gives: text, but no spreadsheet’s short form. */
export const reference = (text: string): CellValue<string> => {
  if (shortenedNumber.test(text)) return shortened;
  const plain = withoutDecimals(text);
  return plain.length > 60 ? fault('too-long', 'Use up to 60 characters.') : value(plain);
};

export const passport = (text: string): CellValue<string> => {
  if (shortenedNumber.test(text)) return shortened;
  const plain = squeezed(withoutDecimals(text));
  return /^[A-Z0-9]{5,20}$/.test(plain)
    ? value(plain)
    : fault('unclear-passport', 'Write the letters and digits of the passport number.');
};

/** The last letter may be missing: it names a quarter of the year, and no person. */
export const nationalInsurance = (text: string): CellValue<string> => {
  const plain = squeezed(text);
  return /^[A-Z]{2}\d{6}[A-D]?$/.test(plain)
    ? value(plain)
    : fault(
        'unclear-insurance-number',
        'Write two letters and six digits, and the letter from A to D if you know it.',
      );
};

/** Of a certificate of sponsorship: C2G and eight letters or digits, or as the sponsor management system shows it. */
export const certificateNumber = (text: string): CellValue<string> => {
  if (shortenedNumber.test(text)) return shortened;
  const plain = squeezed(text);
  return /^[A-Z0-9]{5,20}$/.test(plain)
    ? value(plain)
    : fault('unclear-certificate-number', 'Write the letters and digits of the certificate’s number.');
};

const address = /^[^\s@,;<>]+@[^\s@,;<>]+\.[^\s@,;<>]+$/;

export const email = (text: string): CellValue<string> => {
  const [, inBrackets] = /<([^<>]+)>$/.exec(text) ?? [];
  const plain = (inBrackets ?? text).replace(/^mailto:/i, '').trim();
  if (address.test(plain) && plain.length <= 254) return value(plain);
  const several = plain.split(/[\s,;/|]+/).filter((part) => address.test(part));
  if (several.length > 1) return fault('two-values', 'This has more than one email address. Write one.');
  return fault('unclear-email', 'Write an email address.');
};

const besides =
  /\((?:mob(?:ile)?|home|work|office|cell|personal|private|landline|uk|m|h|w|t)\)|\b(?:mob(?:ile)?|tel(?:ephone)?|phone|home|work|cell|landline|no)\b[.:]*|^[mht]:/gi;

export const telephone = (text: string): CellValue<string> => {
  if (shortenedNumber.test(text)) return shortened;
  const plain = withoutDecimals(text).replaceAll(besides, ' ').replaceAll(/\s+/g, ' ').trim();
  // A spreadsheet drops the zero at the beginning.
  if (/^[1-37]\d{9}$/.test(plain)) return value(`0${plain}`);
  if (/^\+?[\d\s()./-]{6,30}(?:\s?(?:ext|x)\.?\s?\d{1,6})?$/i.test(plain) && digitsIn(plain) <= 20) {
    const halves = plain.split(/\s?[/;|]\s?/).filter((part) => digitsIn(part) >= 9);
    return halves.length > 1 ? twoNumbers : value(plain);
  }
  const several = plain.split(/[,;/|]|\bor\b|\band\b/).filter((part) => digitsIn(part) >= 9);
  return several.length > 1 ? twoNumbers : fault('unclear-telephone', 'Write a telephone number.');
};

const twoNumbers = fault('two-values', 'This has more than one telephone number. Write one.');
const digitsIn = (text: string) => text.replaceAll(/\D/g, '').length;
