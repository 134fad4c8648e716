/** The address to join at as people type it: without the scheme. */
export function typedAddress({ join_address }: { join_address: string }): string {
  return join_address.replace(/^https?:\/\//, '');
}
