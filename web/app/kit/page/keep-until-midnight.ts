/**
 * For a route that shows legal figures: the server caches the page until the next midnight in London, when
 * another version of the law may be in force. `export const headers = keepUntilMidnight;`
 */
export const keepUntilMidnight = (): HeadersInit => ({ 'Portway-Keep': 'until-midnight' });

/**
 * The same, and with its answers in the address for a minute: for a calculator whose address alone decides what it
 * shows, and holds nothing about a person.
 */
export const keepWithAnswers = (): HeadersInit => ({ 'Portway-Keep': 'with-answers' });
