export const en = {
  label: "Notify this device when I am elsewhere",
  about: "When it is your turn, for challenges and offers, and when a game is over. The message is encrypted.",
  denied: "Your browser does not allow this site to show notifications. You can allow it in the browser's settings.",
  failed: "Notifications could not be switched. Try again later.",
};
