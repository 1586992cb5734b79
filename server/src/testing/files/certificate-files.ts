import { madeForm } from '@portway/files/testing/made-form';

interface Printed {
  readonly number?: string;
  readonly familyName?: string;
  readonly givenNames?: string;
  readonly start?: string;
  readonly end?: string;
  readonly title?: string;
  readonly salary?: string;
  readonly period?: string;
}

/** A certificate of a made-up person, as one is printed: labels on the left, values on the right, two pages. */
export function printedCertificate({
  number = 'C2G8H88871U',
  familyName = 'MARQUES',
  givenNames = 'ANA',
  start = '03/03/2025',
  end = '31/03/2028',
  title = 'Software engineer',
  salary = '65000.00',
  period = 'YEAR',
}: Printed = {}): Buffer {
  return madeForm([
    [
      ['Certificate of Sponsorship Details'],
      ['Certificate of sponsorship status'],
      ['Certificate number:', number],
      ['Date assigned:', '10/02/2025'],
      ['Personal information'],
      ['Family name:', familyName],
      ['Given name(s):', givenNames],
      ['Nationality:', 'PORTUGAL'],
      ['Date of birth:', '14/03/1995'],
      ['Passport or travel document'],
      ['Passport number:', 'CA123456'],
    ],
    [
      ['Work dates'],
      ['Start date:', start],
      ['End date:', end],
      ['Total weekly hours of work:', '37.50'],
      ['Main work address in the United Kingdom (mandatory for assignment):'],
      ['Address:', '1 WHARF STREET'],
      ['City or town:', 'LEEDS'],
      ["Migrant's employment"],
      ['Job title:', title],
      ['Job type:', '2134 Programmers and software development professionals'],
      ['Gross salary in pounds sterling:', salary],
      ...(period === '' ? [] : [['For each:', period]]),
    ],
  ]);
}
