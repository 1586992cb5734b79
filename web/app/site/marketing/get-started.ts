import { redirect } from 'react-router';

/** The hero's "Get Started" links to `/e`, which may later choose where a visitor starts. */
export const loader = () => redirect('/signup', 302);
