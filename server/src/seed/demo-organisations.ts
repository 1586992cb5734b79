import type { DemoOrganisation } from './demo-organisation.ts';
import { corrieGrid } from './organisations/corrie-grid.ts';
import { fenmoorFreight } from './organisations/fenmoor-freight.ts';
import { gwernfachPower } from './organisations/gwernfach-power.ts';
import { larkspurRobotics } from './organisations/larkspur-robotics.ts';
import { marrowbyGames } from './organisations/marrowby-games.ts';
import { northgateSystems } from './organisations/northgate-systems.ts';
import { pellharrowInsurance } from './organisations/pellharrow-insurance.ts';
import { quillfoldSoftware } from './organisations/quillfold-software.ts';
import { slievebrookAnalytics } from './organisations/slievebrook-analytics.ts';
import { thornwickLearning } from './organisations/thornwick-learning.ts';
import { tidewaterHealth } from './organisations/tidewater-health.ts';
import { wexcombeAvionics } from './organisations/wexcombe-avionics.ts';

/** Twelve organisations that do not exist, in all four nations. The first stands first among the newest jobs. */
export const demoOrganisations: readonly DemoOrganisation[] = [
  northgateSystems,
  tidewaterHealth,
  larkspurRobotics,
  corrieGrid,
  quillfoldSoftware,
  thornwickLearning,
  pellharrowInsurance,
  slievebrookAnalytics,
  wexcombeAvionics,
  gwernfachPower,
  fenmoorFreight,
  marrowbyGames,
];
