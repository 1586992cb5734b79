import { data } from 'react-router';
import { guilloche } from '../../ui/guilloche.ts';
import { rosetteSeeds } from '../../ui/rosette-seeds.ts';
import type { Route } from './+types/guilloche-file.ts';

export function loader({ params }: Route.LoaderArgs) {
  if (!rosetteSeeds.some((seed) => seed === params.seed)) throw data(null, { status: 404 });
  return new Response(guilloche(params.seed), {
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=86400' },
  });
}
