/** Told to a server that shares its database with others. */
export interface ClusterOptions {
  /** Absent: it is the only one, and nothing is shared. */
  cluster?: {
    /** Where the other servers reach this one, such as http://10.0.0.7:3000. */
    address: string;
    /** What they count calls in together. */
    redisUrl: string;
  };
}
