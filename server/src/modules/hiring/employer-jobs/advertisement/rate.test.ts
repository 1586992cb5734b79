import { describe, expect, it } from 'vitest';
import { readAdvertisement } from './read-advertisement.ts';

const suggestedValue = (text: string, field: string) =>
  readAdvertisement(text, '2026-11-29').find((suggestion) => suggestion.field === field)?.value;

describe('the band of the Agenda for Change', () => {
  it.each([
    ['Staff Nurse - Band 5', 'band-5'],
    ['Ward Manager\nNHS AfC: Band 7', 'band-7'],
    ['Clinical Pharmacist, Band 8A\nHospital pharmacy. This is a band 8a post.', 'band-8a'],
    ['Healthcare Assistant\nBand: 3', 'band-3'],
  ])('is read where one is named: %j', (text, band) => {
    expect(suggestedValue(text, 'payScaleRole')).toBe(band);
  });

  it.each([
    'Staff Nurse - Band 5 or 6',
    'Staff Nurse - Band 5/6',
    'Staff Nurse - Band 5 to Band 6',
    'Staff Nurses, Bands 5 and 6',
    'Staff Nurse - Band 5\nYou report to a Band 7 ward manager.',
    'Staff Nurse, Band 5 equivalent',
    'Ward Manager - Band 8',
    'Healthcare Assistant - Band 2',
    // The bands of a council or of the civil service.
    'Policy Officer - Band 5',
    'Nurse in council tax band D',
    'Nurse, from £5 for band £30,000',
  ])('is left out where there are two readings, or none: %j', (text) => {
    expect(suggestedValue(text, 'payScaleRole')).toBeUndefined();
  });
});

describe('the kind of employer', () => {
  it.each([
    ['Staff Nurse\nNorthgate Hospitals NHS Foundation Trust', 'nhs'],
    [
      'Staff Nurse\nNorthgate University Hospitals NHS Trust\nNorthgate University Hospitals NHS Trust cares.',
      'nhs',
    ],
    ['Staff Nurse\nCwm Afon University Health Board', 'nhs'],
    ['Staff Nurse\nSouthern Vale Health and Social Care Trust', 'nhs'],
    ['Senior Carer\nWe are a domiciliary care provider in Leeds.', 'adult-social-care'],
    ['Senior Carer in a care home for older people', 'adult-social-care'],
  ])('is read where the advertisement names it: %j', (text, kind) => {
    expect(suggestedValue(text, 'healthCareEmployer')).toBe(kind);
  });

  it.each([
    'Staff Nurse\nOur client, Northgate Hospitals NHS Foundation Trust, is hiring.',
    'Cleaner\nWe supply Northgate Hospitals NHS Trust.',
    'Staff Nurse\nNorthgate Hospitals NHS Trust in partnership with Eastgate Care',
    'Nurse\nNorthgate Hospitals NHS Trust or Southgate NHS Trust',
    'Engineer\nWe build software for NHS Trusts.',
    'Nurse\nExperience in the NHS is welcome.',
    'Carer\nA care home for older people, with NHS funding',
    'Carer for children in a care home',
    'Nurse in a hospital',
  ])('is left out where there are two readings, or none: %j', (text) => {
    expect(suggestedValue(text, 'healthCareEmployer')).toBeUndefined();
  });
});
