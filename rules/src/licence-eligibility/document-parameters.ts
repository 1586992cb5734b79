import { noted, parameter, since } from '../kernel/index.ts';
import {
  appendixAChange,
  checkSponsorDocuments,
  govUkLicence,
  govUkPriorityGuidance,
  memory,
  nationBetter,
  nejat,
  reissEdwards,
} from '../sources/index.ts';
import { about, older, recordBegins } from './requirement.ts';

export const documents = parameter<string>({
  ...about('documents', 'Documents that come with the application', checkSponsorDocuments),
  versions: [
    noted(
      since(
        recordBegins,
        'At least four documents or combinations listed in Appendix A, unless the organisation is exempt. They are sent by email as PDF, JPEG or PNG with the signed submission sheet, and with a certified translation if they are not in English or Welsh.',
        'confirmed',
        reissEdwards,
        nationBetter,
        govUkLicence,
        govUkPriorityGuidance,
      ),
      older,
    ),
  ],
});

export const documentsExempt = parameter<string>({
  ...about('documents-exempt', 'Who need not send four documents', checkSponsorDocuments),
  versions: [
    noted(
      since(
        recordBegins,
        'Some bodies need none of the four: a recognised public body such as a local authority or an NHS trust, and a company on the Main Market of the London Stock Exchange.',
        'confirmed',
        nationBetter,
        reissEdwards,
      ),
      older,
    ),
  ],
});

export const documentsDeadline = parameter<string>({
  ...about('documents-deadline', 'When the documents are due', checkSponsorDocuments),
  versions: [
    noted(
      since(
        recordBegins,
        'The documents are due within 5 working days of the online application.',
        'from-memory',
        govUkPriorityGuidance,
        memory,
      ),
      'Read for priority applications only. That it applies to all is known from practice.',
    ),
  ],
});

export const usualDocuments = parameter<readonly string[]>({
  ...about('usual-documents', 'The usual four documents', checkSponsorDocuments),
  versions: [
    noted(
      since(
        recordBegins,
        [
          'a business bank account',
          'a VAT certificate',
          'HMRC registration for PAYE and National Insurance',
          'employer’s liability insurance or proof of ownership of premises',
        ],
        'single-source',
        nationBetter,
      ),
      'This is the usual set, not the only one. Appendix A lists others.',
    ),
  ],
});

export const acceptedDocuments = parameter<string>({
  ...about('accepted-documents', 'Documents that are often sent', checkSponsorDocuments),
  versions: [
    noted(
      since(
        recordBegins,
        'Often sent: employer’s liability insurance of at least £5 million from an authorised insurer, HMRC’s PAYE or accounts office letter, VAT registration, a UK business bank statement or letter, a lease or proof of ownership of premises, the latest accounts, the certificate of incorporation.',
        'single-source',
        nationBetter,
      ),
      older,
    ),
  ],
});

export const startUp = parameter<string>({
  ...about('start-up', 'A start-up shows its bank account', checkSponsorDocuments),
  versions: [
    noted(
      since(
        recordBegins,
        'An organisation that has operated or traded for less than 18 months shows, by letter or statement, a UK business account with a bank authorised by both the PRA and the FCA.',
        'confirmed',
        nejat,
        appendixAChange,
      ),
      older,
    ),
  ],
});

export const sectorDocuments = parameter<string>({
  ...about('sector-documents', 'Documents of some kinds of organisation', checkSponsorDocuments),
  versions: [
    noted(
      since(
        recordBegins,
        'A charity shows its registration. A regulated business shows its own, such as with the Care Quality Commission for care in England. A franchise or a branch gives extra proof.',
        'confirmed',
        reissEdwards,
        appendixAChange,
      ),
      'Appendix A was revised on 8 April 2026. We have not read its new text in detail.',
    ),
  ],
});
