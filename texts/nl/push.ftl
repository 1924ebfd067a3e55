push-label = Meldingen op dit apparaat als ik er niet ben
push-about = Als je aan zet bent, bij uitdagingen en voorstellen, en als een partij is afgelopen. Het bericht is versleuteld.
push-denied = Je browser laat deze site geen meldingen tonen. Je kunt dat toestaan in de instellingen van de browser.
push-failed = De meldingen konden niet worden aan- of uitgezet. Probeer het later nog eens.
