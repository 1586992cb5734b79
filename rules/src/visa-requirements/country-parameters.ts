import { calendarDate, parameter, type Source, since } from '../kernel/index.ts';
import { appendixEnglish, checkVisaEnglish } from '../sources/index.ts';

/** Where a reader can check the countries today. */
const checkTuberculosis = {
  title: 'GOV.UK: Immigration Rules, Appendix Tuberculosis',
  url: 'https://www.gov.uk/guidance/immigration-rules/immigration-rules-appendix-tuberculosis-tb',
};

const appendixTuberculosis: Source = {
  title: 'GOV.UK, Immigration Rules, Appendix Tuberculosis, TB 2 and TB 6 (copy of 6 December 2025)',
  url: checkTuberculosis.url,
  checkedOn: calendarDate('2026-11-29'),
};

/** Countries after whose stay a tuberculosis certificate is needed, as the Rules print their names. */
export const tuberculosisCountries = parameter<readonly string[]>({
  id: 'visa-requirements.tuberculosis-countries',
  title: 'Tuberculosis certificate, the countries',
  governedBy: 'appliedOn',
  checkAt: checkTuberculosis,
  versions: [
    since(
      '2025-12-06',
      [
        ...['Afghanistan', 'Algeria', 'Angola', 'Armenia', 'Azerbaijan', 'Bangladesh', 'Belarus'],
        ...['Benin', 'Bhutan', 'Bolivia', 'Botswana', 'Brunei Darussalam', 'Burkina Faso', 'Burma'],
        ...['Burundi', 'Cambodia', 'Cape Verde', 'Central African Republic', 'Chad', 'Cameroon'],
        ...['China', 'Congo', 'Congo Democratic Republic', 'Côte d’Ivoire'],
        ...['Democratic People’s Republic of Korea', 'Djibouti', 'Dominican Republic', 'Ecuador'],
        ...['Equatorial Guinea', 'Eritrea', 'Ethiopia', 'Gabon', 'Gambia', 'Georgia', 'Ghana'],
        ...['Guatemala', 'Guinea', 'Guinea Bissau', 'Guyana', 'Haiti', 'Hong Kong or Macau', 'India'],
        ...['Indonesia', 'Iraq', 'Kazakhstan', 'Kenya', 'Kiribati', 'Korea', 'Kyrgyzstan', 'Laos'],
        ...['Lesotho', 'Liberia', 'Madagascar', 'Malawi', 'Malaysia', 'Mali', 'Marshall Islands'],
        ...['Mauritania', 'Micronesia', 'Moldova', 'Mongolia', 'Morocco', 'Mozambique', 'Namibia'],
        ...['Nepal', 'Niger', 'Nigeria', 'Pakistan', 'Palau', 'Papua New Guinea', 'Panama', 'Paraguay'],
        ...['Peru', 'Philippines', 'Russian Federation', 'Rwanda', 'Sao Tome and Principe', 'Senegal'],
        ...['Sierra Leone', 'Solomon Islands', 'Somalia', 'South Africa', 'South Sudan', 'Sri Lanka'],
        ...['Sudan', 'Suriname', 'Swaziland', 'Tajikistan', 'Tanzania', 'Thailand', 'Timor Leste'],
        ...['Togo', 'Turkmenistan', 'Tuvalu', 'Uganda', 'Ukraine', 'Uzbekistan', 'Vanuatu', 'Vietnam'],
        ...['Zambia', 'Zimbabwe'],
      ],
      'official',
      appendixTuberculosis,
    ),
  ],
});

/** Nationals of these have shown their English by their passport (EL 4.1). */
export const englishNationalities = parameter<readonly string[]>({
  id: 'visa-requirements.english-nationalities',
  title: 'English proven by nationality, the countries',
  governedBy: 'appliedOn',
  checkAt: checkVisaEnglish,
  versions: [
    since(
      '2025-11-25',
      [
        ...['Antigua and Barbuda', 'Australia', 'The Bahamas', 'Barbados', 'Belize'],
        ...['British Overseas Territories', 'Canada', 'Dominica', 'Grenada', 'Guyana', 'Jamaica'],
        ...['Malta', 'New Zealand', 'St Kitts and Nevis', 'St Lucia', 'St Vincent and the Grenadines'],
        ...['Trinidad and Tobago', 'United States of America'],
      ],
      'official',
      appendixEnglish,
    ),
  ],
});
