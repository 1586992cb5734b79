/**
 * The documents of the lists A and B, as a public repository gives them (`facts/compliance/right-to-work.json`).
 * `A`: no time limit · `B1`: to the end of the permission · `B2`: with a Positive Verification Notice, six months from
 * its day · `none`: no evidence when it is shown by hand.
 */
export type DocumentList = 'A' | 'B1' | 'B2' | 'none';

interface CheckedDocument {
  readonly list: DocumentList;
  readonly title: string;
  /** It has to be in date on the day of the check. */
  readonly current?: true;
  /** Another official document has to show the name and the permanent National Insurance number. */
  readonly withNationalInsurance?: true;
  /** The Employer Checking Service has to verify it. */
  readonly verified?: true;
}

export const checkedDocuments = {
  'british-passport': {
    list: 'A',
    title: 'British passport, in date or not (also: citizen of the UK and Colonies with right of abode)',
  },
  'irish-passport': { list: 'A', title: 'Irish passport or passport card, in date or not' },
  'crown-dependency-unlimited': {
    list: 'A',
    title: 'Paper of Jersey, Guernsey or the Isle of Man: unlimited leave of the EU Settlement Scheme',
    verified: true,
  },
  'passport-no-time-limit': {
    list: 'A',
    title: 'Passport in date, endorsed: exempt, settled, right of abode, or no time limit',
    current: true,
  },
  'status-document-no-time-limit': {
    list: 'A',
    title: 'Immigration Status Document in date: settled, or no time limit',
    current: true,
    withNationalInsurance: true,
  },
  'uk-birth-certificate': {
    list: 'A',
    title: 'UK birth or adoption certificate',
    withNationalInsurance: true,
  },
  'islands-birth-certificate': {
    list: 'A',
    title: 'Birth or adoption certificate of the Channel Islands, the Isle of Man or Ireland',
    withNationalInsurance: true,
  },
  'naturalisation-certificate': {
    list: 'A',
    title: 'Certificate of registration or naturalisation as a British citizen',
    withNationalInsurance: true,
  },
  'passport-time-limited': {
    list: 'B1',
    title: 'Passport in date, endorsed: may stay and do this work',
    current: true,
  },
  'crown-dependency-limited': {
    list: 'B1',
    title: 'Paper of Jersey, Guernsey or the Isle of Man: limited leave of the EU Settlement Scheme',
    verified: true,
  },
  'crown-dependency-application': {
    list: 'B1',
    title:
      'Paper of Jersey, Guernsey or the Isle of Man: application to the EU Settlement Scheme by 30 June 2021',
    verified: true,
  },
  'frontier-worker-permit': { list: 'B1', title: 'Frontier worker permit in date', current: true },
  'status-document-time-limited': {
    list: 'B1',
    title: 'Immigration Status Document in date, with a photo: may stay and do this work',
    current: true,
    withNationalInsurance: true,
  },
  'eu-application-2021': {
    list: 'B2',
    title: 'Home Office paper: application to the EU Settlement Scheme by 30 June 2021',
  },
  'crown-eu-application-2021': {
    list: 'B2',
    title: 'Paper of Jersey or Guernsey: application to their EU scheme by 30 June 2021',
  },
  'application-registration-card': {
    list: 'B2',
    title: 'Application Registration Card that allows the work',
  },
  'positive-verification-notice': { list: 'B2', title: 'Positive Verification Notice alone' },
  'residence-permit-card': { list: 'none', title: 'Biometric residence permit or card' },
} as const satisfies Readonly<Record<string, CheckedDocument>>;

export type ListedDocument = keyof typeof checkedDocuments;

/** What the check was of: a document of the lists, an eVisa, which is seen online, or nothing. */
export const checkDocuments = [
  ...Object.keys(checkedDocuments).filter((id): id is ListedDocument => id in checkedDocuments),
  'evisa',
  'none',
] as const;

export type CheckDocument = ListedDocument | 'evisa' | 'none';

/** What the lists say of a document. */
export const listedDocument = (document: ListedDocument): CheckedDocument => checkedDocuments[document];

/** The titles of a list, for the rule's page; of list A the certificates apart from passports and status documents. */
export const titlesOf = (list: DocumentList, certificates = false): readonly string[] =>
  Object.entries<CheckedDocument>(checkedDocuments).flatMap(([id, document]) =>
    document.list === list && isCertificate(id) === certificates ? [titleWithProof(document)] : [],
  );

export const isCertificate = (id: string): boolean => id.endsWith('-certificate');

function titleWithProof({ title, withNationalInsurance, verified }: CheckedDocument): string {
  if (withNationalInsurance) return `${title}, with proof of the National Insurance number`;
  return verified ? `${title}, verified by the Home Office` : title;
}
