/** The choices of the filters, in words. The empty value is none of them. */
export const ratingChoices = {
  A: 'A rating',
  B: 'B rating',
  provisional: 'Provisional',
} as const;

export const sizeWords = {
  large: 'Cities: 500 sponsors or more',
  middle: 'Towns: 50 to 499 sponsors',
  small: 'Small places: under 50',
} as const;

export const sortWords = {
  best: 'Best match first',
  name: 'By name',
  newest: 'Newest first',
} as const;
