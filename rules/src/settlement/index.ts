export {
  type EarliestSettlement,
  type EarliestSettlementFacts,
  earliestSettlement,
} from './earliest-settlement.ts';
export { settlementFee, settlementParameters, settlementYears } from './parameters.ts';
