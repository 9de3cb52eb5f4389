(* The invariants suffice, for every N >= 2: what satisfies them is a product of turns.  One turn of each layer for
   which v is true makes all parities even; then each orbit's part is in the group by itself. *)
From mathcomp Require Import all_ssreflect all_fingroup.
From Cubelang Require Import Chain Checker Giants Pieces Frames Words Cube Classes Centres Corners Generate.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Import GroupScope.
Opaque turn24.

Section Suffice.
Variables (n' : nat) (o : bool).
Notation n := n'.+1.
Notation class := (class n' o).
Notation link := (@link n' o).
Notation local_group := (@local_group n' o).
Notation cube_group := (cube_group n' o).
Implicit Types (k l : class) (Q : class -> {perm 'I_24}) (v w : nat -> bool).

Lemma rows k : (k.1 <= n)%N.
Proof. exact: leq_trans (ltn_ord k.1 : (k.1 <= o + n')%N) (side_rows _ _). Qed.

Lemma corners_local k : k.1 = 0%N :> nat -> k.2 = 0%N :> nat -> corner_set \subset local_group k.
Proof.
move=> k1 k2; have kk := link_first k1.
rewrite -corners_generate; apply: grp_sub => _ /mapP[w ww ->].
have /andP[tests _] := allP corner_checked w ww; have /andP[ok _] := tests.
have -> : word24 0 0 w = word_at [::] w k by rewrite /word_at k1 k2.
apply: (@word_part n' o [::] isT isT w k ok kk) => l ll lk.
have := testedP tests (index_depths [::] l.1) (index_depths [::] l.2).
case/orP=> [|i]; last exact: (@idle_in n' o [::] w l ok i).
rewrite inE xpair_eqE => /andP[/eqP j1 /eqP j2]; case/eqP: lk.
by apply: (@same_class _ _ [::]); rewrite ?j1 ?j2 ?k1 ?k2 ?inE.
Qed.

Lemma midges_local k : k.1 = n :> nat -> k.2 = 0%N :> nat -> midge_set \subset local_group k.
Proof.
move=> k1 k2; have kk : link k = k by rewrite /Classes.link k1 eqxx orbT.
rewrite -midges_generate; apply: grp_sub => _ /mapP[w ww ->].
have tests := allP midge_checked w ww; have /andP[ok _] := tests.
have -> : word24 1%N 0 w = word_at [::] w k by rewrite /word_at k1 k2.
apply: (@word_part n' o [::] isT isT w k ok kk) => l ll lk.
have test := testedP tests (index_depths [::] l.1) (index_depths [::] l.2).
case: (posnP l.2) => l2; last exact: alternates l2 _ (@mostly_even_odd n' o [::] _ w l ok test).
case: (posnP l.1) => l1; first by apply: (@mostly_even_idle n' o [::] _ w l ok test); rewrite l1 l2.
have l10 : l.1 != 0%N :> nat by rewrite -lt0n.
have e1 := link_outer ll l2 l10.
case/eqP: lk; case: (k) (l) k1 k2 e1 l2 => [a b] [c d] /= k1 k2 e1 l2.
by congr (_, _); apply: val_inj; rewrite /= ?k1 ?k2.
Qed.

(* If all parities are even. *)
Lemma even_parts Q : invariants (fun _ => false) Q -> forall k, link k = k -> Q k \in local_group k.
Proof.
case=> [[cycQ flipQ] twistQ [_ oddQ piecesQ]] k kk.
have even_k : ~~ odd_perm (Q k) by rewrite oddQ.
case: (posnP k.2) => k2; last exact: alternates k2 _ even_k.
case: (posnP k.1) => k1.
  have k12 : k.1 = k.2 :> nat by rewrite k1 k2.
  apply: (subsetP (corners_local k1 k2)).
  apply/setIdP; split; last exact: (twistQ k k1 k2).
  apply/setIdP; split; last exact: even_k.
  by rewrite inE -(cycQ k k k1 k2 k12).
have k10 : k.1 != 0%N :> nat by rewrite -lt0n.
have {k10}k1' := link_outer kk k2 k10.
apply: (subsetP (midges_local k1' k2)).
apply/setIdP; split; last by rewrite (piecesQ k k1' k2).
by apply/setIdP; split; [rewrite inE (flipQ k k1' k2) | exact: even_k].
Qed.

Lemma invariants_change v w Q : (forall d, (d <= n)%N -> v d = w d) -> invariants v Q -> invariants w Q.
Proof.
move=> e [pieces twist [vn oddQ piecesQ]]; split; [exact: pieces | exact: twist | split=> [|k|k kn k0]].
- by rewrite -(e _ (leqnn n)).
- by rewrite oddQ (e _ (rows k)) (e _ (ltnW (ltn_ord k.2))) (e _ (leq0n n)).
- by rewrite (piecesQ k kn k0) (e _ (leq0n n)).
Qed.

Lemma suffice m v Q : (m <= n)%N -> (forall d, (m <= d)%N -> v d = false) -> invariants v Q ->
  on_classes Q \in cube_group.
Proof.
elim: m v Q => [|m IH] v Q mn v_high inv.
  have {}inv : invariants (fun _ => false) Q by apply: invariants_change inv => d _; apply: v_high.
  have [pieces _ _] := inv; exact: gather (keeps_linked pieces) (even_parts inv).
case vm: (v m); last first.
  apply: IH inv; first exact: ltnW.
  by move=> d; rewrite leq_eqVlt => /orP[/eqP <- //|]; apply: v_high.
have turned_inv := invariants_mul inv (@invariants_turn n' o 0 m isT mn).
have high d : (m <= d)%N -> v d (+) (d == m) = false.
  rewrite leq_eqVlt => /orP[/eqP <-|dm]; first by rewrite vm eqxx.
  by rewrite (v_high _ dm) gtn_eqF.
have QG : on_classes (fun k => Q k * turn_of 0 m k) \in cube_group := IH _ _ (ltnW mn) high turned_inv.
have tG : on_classes (@turn_of n' o 0 m) \in cube_group := @turn_in n' o 0 m isT mn.
by rewrite -on_classesM (groupMr _ tG) in QG.
Qed.

Theorem invariants_suffice v Q : invariants v Q -> on_classes Q \in cube_group.
Proof.
move=> inv; have [_ _ [vn _ _]] := inv.
apply: (@suffice n (fun d => (d < n)%N && v d) Q (leqnn n)) => [d|]; first by rewrite leqNgt => /negbTE ->.
apply: invariants_change inv => d; rewrite leq_eqVlt => /orP[/eqP ->|dn]; first by rewrite vn andbF.
by rewrite dn.
Qed.

(* The group consists of what satisfies the invariants. *)
Theorem cube_group_invariants Q : on_classes Q \in cube_group <-> exists v, invariants v Q.
Proof. by split=> [/invariants_of|[v /invariants_suffice]]. Qed.
End Suffice.
