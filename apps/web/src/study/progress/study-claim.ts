/**
 * Tells the other tabs of this browser that a study goes on here from now on. `onTaken` is called when another tab says so
 * later. Gives back what lets go of it.
 */
export function claimStudy(name: string, onTaken: () => void): () => void {
  const channel = new BroadcastChannel(`study ${name}`);
  channel.addEventListener('message', onTaken);
  channel.postMessage('here');
  return () => channel.close();
}
