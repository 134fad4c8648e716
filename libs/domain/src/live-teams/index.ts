export { balanceTeams, setTeam, type TeamCommand } from './decide-teams.ts';
export { teamsByRank, teamViews } from './team-scores.ts';
export { type TeamCount, teamCounts, teamFor, type TeamId, teamIds, teamLimits, teamOf, teamsOf } from './teams.ts';
export type { TeamView } from './view-types.ts';
