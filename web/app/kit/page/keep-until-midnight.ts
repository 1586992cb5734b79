/**
 * For a route that shows legal figures: the server caches the page until the next midnight in London, when
 * another version of the law may be in force. `export const headers = keepUntilMidnight;`
 */
export const keepUntilMidnight = (): HeadersInit => ({ 'Portway-Keep': 'until-midnight' });
