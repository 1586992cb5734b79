/** How the words in place of an amount begin. Here, because the page needs the words before it needs what works out a bill. */
export const cannotCome = 'Cannot come';
