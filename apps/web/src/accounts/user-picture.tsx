/** Two signs for a name: of its first two parts, or of its beginning. */
export function initials(username: string): string {
  const [first = '', second] = username.split(/[_-]+/).filter(Boolean);
  return second ? first.slice(0, 1) + second.slice(0, 1) : first.slice(0, 2);
}

export interface UserPictureProps {
  user: { username: string; user_picture: string | null };
  className?: string;
}

/** A user's picture, round; two signs of the name where there is none. The name itself stands beside it. */
export function UserPicture({ user: { username, user_picture }, className = 'size-9' }: UserPictureProps) {
  return (
    <span
      aria-hidden="true"
      className={`grid shrink-0 place-items-center overflow-hidden rounded-full bg-brand font-bold text-on-brand uppercase ${className}`}
    >
      {user_picture ? <img src={user_picture} alt="" className="size-full object-cover" /> : initials(username)}
    </span>
  );
}
